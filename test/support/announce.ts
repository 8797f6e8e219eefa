import { corpusPresent } from './corpus.js';

/** Says once per run, before any test, when the real documents are absent. */
export default function announce(): void {
  if (!corpusPresent) {
    console.log(
      'The real documents are absent (set VARIORUM_CORPUS to their folder): tests run on sources/ alone.',
    );
  }
}
