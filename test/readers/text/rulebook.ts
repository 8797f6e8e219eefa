/** A small rulebook in the project's own words, with one of each thing that editions since 2009 have. */
export const RULEBOOK = `The Lantern Game Rules

These rules are effective as of March 4, 2012.

Introduction

Lanterns are lit by whoever asks first. This booklet says how.

Read it aloud, or do not.

Contents

1. Lanterns
100. Lighting
101. Wicks
102. [This section is left blank on purpose.]
2. Evenings
200. Dusk
201. Named Winds
Glossary
Credits

1. Lanterns

100. Lighting

100.1. A lantern is lit with {T} and a word. See rule 101, “Wicks.”
100.1a Nobody lights two lanterns with one word.
Example: Ada says “ember” and points at both lamps. Only the nearer one burns.
Example: Bo says nothing. Nothing burns.

100.1b The word _ember_ is spoken once (see rules 101.1 and 200.2a–c).

100.2. At most 100 lanterns hang in a hall.
The hall may be a barn.

101. Wicks

101.1. A wick is cotton.

102. [This section is left blank on purpose.]

2. Evenings

200. Dusk

200.1. Dusk falls once an evening.

200.2. Those present agree on three things.

200.2a They agree on the hour.

200.2b They agree on the wind. See section 1, “Lanterns.”

200.2c They agree on the song.

201. Named Winds

201.1. Norther

201.1a The norther puts out wicks.

Glossary

Ember
1. A word that lights. See rule 100.1.
2. What is left of a wick.

Gust, Gusts
See Norther.

Norther
A wind. See rule 201.1, “Norther.”

Oil Lamp (Obsolete)
Earlier booklets called a lantern so.

Credits

Booklet: nobody in particular
Thanks to the lamplighters.
`;
