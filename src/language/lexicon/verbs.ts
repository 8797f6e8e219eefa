/**
 * Verbs with their frames. A frame is what follows the verb: "o" an object, "i" somebody it is for (before the object),
 * ":x" a phrase with the preposition x, "that" a clause with that, "wh" an embedded question, "inf" to-infinitive with the
 * actor of the verb, "o-inf" somebody and what they are to do, "o-base" the same without to, "ing" a gerund, "o-from" somebody
 * and, after from, what they do not do, "is" what the actor becomes, "o-is" what the object becomes, "+x" a particle.
 * A dot is a verb without anything. Frames are separated by ",", verbs by "|".
 */
const data = `
  abandon=o | accept=o | accomplish=o | acquire=o | act=.,:as | activate=o,. | add=o,o :to,o :into | adjoin=o | adjust=o,o :by | advise=o |
  affect=o | agree=.,:on,:to,that,inf,:upon | disagree=.,:on,:about,:with | accumulate=o,. | amass=o | allocate=o,o :to | allot=o,o :to | allow=o-inf,o | alter=o | alternate=.,o |
  announce=o,wh,that | answer=o | appear=.,:on,:in,inf | apply=.,:to,o,o :to | arise=. | arrange=o | ascertain=o,wh,that |
  ask=o-inf,o,o wh,:for,wh | assemble=. | assign=o,o :to,i o,o :among | assume=o,that | attach=o :to,o | attack=.,o |
  attempt=inf,o | attend=o | attract=o | authorize=o-inf,o | avoid=o,ing | award=o,i o | balance=o | ban=o-from,o |
  bar=o-from,o | base=o :on | be=is | become=is | begin=.,o,inf,:with,ing,:at | belong=:to | bid=.,o | bind=o | block=.,o | boost=o |
  break=o | bring=o,o :into | build=o | buy=o | bypass=o | calculate=o | call=o-is,:for | care=wh,:about | carry=o +out,+on,o +through |
  cast=o,o :from | cause=o-inf,o | cease=inf,. | change=o,.,:to,o :to | check=o,wh,:for,that |
  choose=o,inf,:between,:from,o :for,wh,o-inf,:among,o :from,. | claim=o | clarify=o | clear=o | collect=o | combine=o,o :with |
  come=:from,+up,:into,. | commence=.,o,inf,:with,ing | communicate=.,:with,o | compare=o,o :with,o :to | compel=o-inf |
  compete=.,:in,:with | complete=o | comply=:with | compose=o | comprise=o | concede=.,o | concern=o | conclude=.,o |
  conduct=o | confer=.,:with | confirm=o,that | conflict=:with,. | consider=o-is,o | consist=:of | constitute=o | construct=o |
  consult=.,o,:with | contain=o | contest=o | continue=.,inf,o,:to,ing,:with | contribute=:to | control=o | convert=o,o :to |
  cooperate=.,:with | coordinate=o | copy=o | cost=o,i o | count=.,o,o-as,:as,:toward | counter=o | cover=o | create=o | crew=o | cut=o |
  deal=o,o :to,:with,i o | decide=.,o,wh,inf,that,:on | declare=o,wh,o :as,that | decrease=.,o,:by,o :by | deem=o-is |
  demand=o,that,o :of,o :from | defeat=o | defend=.,o | defer=o | define=o | delay=o | deny=o | depart=.,:from | depend=:on | deploy=o | describe=o,o :in |
  designate=o,o :for,o :as | desire=inf,o | destroy=o | detach=o | determine=o,wh,that | differ=.,:from | direct=o-inf |
  disallow=o | discard=o | discuss=o | disregard=o | distribute=o,o :among | divide=o,o :by,o :among | divulge=o | do=o,so |
  double=o | draft=o | draw=o,. | drop=o,.,:out_of,+out | effect=o | elapse=. | elect=inf | eliminate=o | employ=o | empty=o,. |
  enable=o-inf,o | enchant=o | encounter=o | end=.,o,+up,+up :with | ensure=that | enter=o | entitle=o-inf | equal=o | equip=o |
  establish=o,wh,that | evaluate=o | examine=o | exceed=o | exchange=o,o :with | exclude=o | execute=o | exert=o |
  exile=o,o :from | exist=. | exit=o,. | expand=.,o | expire=. | explain=o | extend=o,.,:to | face=o | fail=inf | favor=o |
  feature=o | fill=o | find=o,o :at,wh,o +out | finish=o,. | fit=.,o | fix=o | flip=o | follow=o | forbid=o-inf,o-from,o |
  force=o-inf | forfeit=o | forgo=o | form=o | fortify=o | fulfill=o | function=.,:like,:as | gain=o | gather=.,o | get=o,inf |
  give=i o,o :to,o | go=.,:to,:into,+on,+up :by,+up,+down :by,+down | govern=o | grant=o,i o | halve=o | hand=o +out,o :to,o +over,o +on,o +on :to | handle=o |
  happen=.,:to | have=o,inf,o-base | help=o-base,o | hide=o | hinder=o-from,o | hold=o | host=o | identify=o | ignore=o | impose=o |
  include=o | increase=o,.,o :by,:by | indicate=o,that | inflict=o | influence=o | insert=o | inspect=o | instruct=o-inf |
  intend=o,inf,o :for | interact=:with,. | introduce=o | involve=o,o :in | join=o | judge=o,wh,that |
  keep=o,+track :of,ing,:playing,o-from | kill=o | know=o,wh,that | last=. | lead=:to,o | leave=o,. | let=o-base |
  lie=.,:within,:outside | like=.,o,inf | limit=o,o :to | link=o | look=:at,:for | lose=o,.,:to | lower=o | maintain=o | make=o,o-base,+up,o +up |
  manipulate=o | mark=o | match=o | matter=. | mean=that,o | measure=o,o :in,o :from | meet=o | mention=o | merge=.,o,o :with |
  mill=o | mimic=o | mix=o | modify=o | move=.,o,:to,:into,:out_of,o :to,:around,:from,+on,+on :to | mulligan=. | multiply=o,o :by |
  name=o,o-is | need=o,inf,o-inf | negotiate=.,:with | note=o,that | number=o | obey=o | oblige=o-inf | observe=o |
  obtain=o,o :from | occupy=o | occur=. | offer=o | omit=o | open=o | opt=inf | order=o,o-inf | organize=o | outlast=o |
  outnumber=o | override=o | overwrite=o | own=o | participate=:in,. | pass=.,o,:to,o :to,ing | pay=o,o :for,:for | perform=o |
  permit=o-inf,o | pertain=:to | phase=+in,+out | pit=o :against | pick=o,:between,:from,o :for,wh,:among,o :from | place=o,o :on,o :in | plan=o |
  play=.,o,:with,o :with,:by,:in,ing,:for,+on | position=o | popularize=o | planeswalk=.,:to | detail=o | strengthen=o | bolster=o | possess=o | postpone=o | precede=o | preclude=o-from,o | prefer=o,inf | predate=o |
  prescribe=o,.,that | prevent=o,o-from | print=o | proceed=.,:to,:with | produce=o | prohibit=o-from,o | propose=o |
  protect=o,o :from | provide=o,:for | put=o :into,o :onto,o :on,o :in,o,o :under,o :on_top_of | quit=o,. | raise=o |
  randomize=o | reach=o | read=o,that | recalculate=o | receive=o | recommend=o,that | redistribute=o | redirect=o,o :to,o :from | reduce=o,o :to,o :by |
  refer=:to,o :to | refuse=inf,o | regain=o | regard=o,o :as | regenerate=.,o | rejoin=o | relate=:to | rely=:on | reserve=o,o :for | fall=:to,.,:within | relinquish=o |
  remain=is,. | remember=o,that | remove=o,o :from | renounce=o | reorder=o | repeat=o | replace=o,o :with | report=o |
  represent=o | require=o,o-inf,that,o :for | reselect=o | reset=o | resign=. | resolve=.,o | respond=:to,. | restart=o |
  restrict=o,o :to | result=:in,:from | resume=.,o,ing | retain=o | return=o,.,o :to,:to | reveal=o | revert=:to | review=o |
  revise=o | roll=o | rotate=.,o | round=o +up,o +down,+up,+down | run=.,+out,:out_of | sacrifice=o | satisfy=o | say=that,so | scale=. | scry=o |
  search=o,:for | seat=o | see=o,wh,that,:for,o :for | select=o,inf,:between,:from,o :for,wh,o-inf,:among,o :from | separate=o | set=o :to,o,o +in_motion | settle=o | share=o,o :with,:in |
  shift=.,o | show=o,wh | shuffle=o | simulate=o | sit=.,:in | situate=o | skew=o | skip=o | space=o | specify=o,wh,that |
  spend=o | split=o | stand=.,:for | start=.,o,inf,:with,:at,ing | state=that,o | stay=is,. | stop=.,o,ing,inf,o-from |
  subtract=o,o :from | suffer=o | suggest=o | sum=o | supersede=o | supplement=o | support=o | surrender=. | surround=o |
  survive=.,o | suspend=o | switch=o | take=o,+in o,+over,+place,+part,o +away,o :from | talk=o,.,:to | tally=o | tap=o | target=o | tell=o-inf,i o,o that |
  terminate=.,o | tie=. | touch=o | track=o,wh | trade=o | transfer=o,o :to,:to | transform=.,o | treat=o,o :as | trigger=.,o |
  try=inf | turn=o,+over | understand=o | unite=o | untap=o,. | update=o | use=o,o-inf,o :as,o :for | utilize=o | vanish=. |
  vary=. | venture=.,:into | view=o,o :as | vote=.,:for | wait=inf,.,:for | want=inf,o,o-inf | warrant=o | watch=.,o,:for,o-base |
  adopt=o | amend=o | assess=o,wh | compute=o | confine=o :to | constrain=o,o :to | decline=inf,o | dictate=o,wh | disappear=. |
  disclose=o | display=o | endeavor=inf | ensue=. | entail=o | impact=o | initiate=o | lapse=. | locate=o | nominate=o |
  occasion=o | perceive=o | persist=. | recur=. | reject=o | relocate=o | restore=o | revoke=o | seek=inf,o | supply=o |
  swap=o,o :with | transpire=. | undergo=o | undertake=o | verify=o,that,wh | waive=o | wear=o | win=o,. | wish=inf,o | withdraw=.,:from | withhold=o | work=.,:like,:as,o +out | write=o | yield=o
`;

/** The frames of each verb, by its lemma. */
export const verbs: Readonly<Record<string, string>> = Object.fromEntries(
  data.split('|').map((entry) => entry.trim().split('=') as [string, string]),
);
