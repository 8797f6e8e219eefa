import { remember, remembered } from '../keep.js';

/**
 * Remembers how the switches of a page stand (`fieldset.switches`, `form.switches`): what was chosen on one comparison holds on
 * the next. What they show and hide is the style sheet's.
 */
export function rememberSwitches(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.switches input[id]')) {
    const name = `switch ${input.id}`;
    const known = remembered(name);
    if (known !== undefined && input.type === 'checkbox') input.checked = known === 'on';
    if (known === 'on' && input.type === 'radio') input.checked = true;
    input.addEventListener('change', () => {
      remember(name, input.checked ? 'on' : 'off');
      if (input.type !== 'radio') return;
      for (const other of document.querySelectorAll<HTMLInputElement>(`.switches input[type=radio][id]`)) {
        if (other !== input && other.name === input.name) remember(`switch ${other.id}`, undefined);
      }
    });
  }
}
