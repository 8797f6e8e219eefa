/** Creature types. A capitalised word that is no subtype names no objects. */
export const CREATURE_TYPES: ReadonlySet<string> = new Set(
  `
  Ox Orc God Ape Eye Elf Hag Egg Dog Elk Imp Kor Myr Bat Cat Rat Fox Naga Crab Sand Bard Bird Ogre Mite
  Ooze Wolf Orgg Frog Atog Slug Fish Yeti Monk Wall Germ Worm Wurm Hero Bear Boar Goat Pest Kavu Ally
  Lamia Ninja Hyena Hydra Nomad Dryad Licid Squid Druid Hound Weird Shade Ouphe Snake Drake Spike Whale
  Sable Gnome Drone Horse Mouse Rogue Dwarf Leech Nymph Slith Synth Dalek Skunk Rebel Angel Camel Devil
  Troll Golem Prism Human Alien Siren Kirin Djinn Scion Demon Spawn Rhino Hippo Servo Sheep Elder Otter
  Satyr Giant Plant Robot Pilot Beast Scout Harpy Zubera Cleric Mystic Kobold Lizard Wizard Zombie
  Faerie Beeble Noggle Turtle Pirate Wraith Dauthi Jackal Thrull Possum Shaman Kraken Goblin Dragon
  Gorgon Archon Minion Avatar Spider Badger Rigger Ranger Monger Archer Sliver Volver Horror Fungus
  Insect Efreet Ferret Knight Rabbit Spirit Mutant Sphinx Monkey Chimera Tyranid Camarid Homarid
  Vampire Samurai Soltari Eldrazi Merfolk Citizen Griffin Kithkin Gremlin Hellion Raccoon Unicorn
  Bringer Soldier Carrier Specter Thopter Warrior Advisor Praetor Centaur Aurochs Cyclops Octopus
  Pegasus Peasant Serpent Caribou Lammasu Phoenix Cephalid Employee Gargoyle Antelope Mongoose Werewolf
  Lhurgoyf Tiefling Halfling Starfish Treefolk Moonfolk Basilisk Squirrel Nephilim Vedalken Assassin
  Scorpion Illusion Skeleton Viashino Surrakar Deserter Dinosaur Minotaur Astartes Thalakos Nautilus
  Elephant Crocodile Wolverine Nightmare Manticore Masticore Trilobite Tetravite Detective Brushwagg
  Saproling Jellyfish Elemental Leviathan Barbarian Phyrexian Metathran Graveborn Artificer Berserker
  Processor Construct Scarecrow Mercenary Cockatrice Hippogriff Reflection Aetherborn Salamander
  Homunculus Juggernaut Phelddagrif Incarnation Spellshaper Dreadnought Nightstalker Shapeshifter
  Assembly-Worker
  `
    .trim()
    .split(/\s+/),
);

export const ARTIFACT_TYPES: ReadonlySet<string> = new Set(
  `
  Map Food Clue Blood Vehicle Treasure Equipment Powerstone Fortification
  `
    .trim()
    .split(/\s+/),
);

export const ENCHANTMENT_TYPES: ReadonlySet<string> = new Set(
  `
  Saga Aura Role Room Curse Class Shrine Cartouche
  `
    .trim()
    .split(/\s+/),
);

/** Land types. */
/** Subtypes of instants and sorceries. */
export const SPELL_TYPES: ReadonlySet<string> = new Set(['Adventure', 'Arcane', 'Lesson', 'Trap']);

export const LAND_SUBTYPES: ReadonlySet<string> = new Set(
  `
  Mine Gate Cave Lair Swamp Tower Locus Island Sphere Urza's Plains Desert Forest Mountain Power-Plant
  `
    .trim()
    .split(/\s+/),
);
