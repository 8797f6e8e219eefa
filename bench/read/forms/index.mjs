// All forms that people make of an edition, by their names.
import { callers } from './callers.mjs';
import { containers } from './containers.mjs';
import { damage } from './damage.mjs';
import { data } from './data.mjs';
import { exports } from './exports.mjs';
import { further } from './further.mjs';
import { guests } from './guests.mjs';
import { hands } from './hands.mjs';
import { latecomers } from './latecomers.mjs';
import { markup } from './markup.mjs';
import { newcomers } from './newcomers.mjs';
import { packages } from './packages.mjs';
import { passersby } from './passersby.mjs';
import { prints } from './pdf.mjs';
import { pilgrims } from './pilgrims.mjs';
import { services } from './services.mjs';
import { strangers } from './strangers.mjs';
import { text } from './text.mjs';
import { travellers } from './travellers.mjs';
import { visitors } from './visitors.mjs';
import { wanderers } from './wanderers.mjs';

export { damage, data, hands, markup };

/** The forms that are texts: programs that take blocks and a source of chance, and write characters or bytes at once. */
export const texts = {
  ...text,
  ...markup,
  ...hands,
  ...further,
  ...services,
  ...exports,
  ...data,
  ...damage,
};

/** With those that are packed or made by other programs, which are waited for. */
export const forms = {
  ...texts,
  ...containers,
  ...packages,
  ...prints,
  ...strangers,
  ...newcomers,
  ...latecomers,
  ...visitors,
  ...callers,
  ...guests,
  ...wanderers,
  ...passersby,
  ...travellers,
  ...pilgrims,
};
