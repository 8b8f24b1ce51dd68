import type { Asking } from './asking.ts';

export const asking: Asking = {
  shy: {
    fears: ["isn't it scary?", 'is it creepy at night?', 'could I get lost?'],
    rest: ['is there somewhere to hide?', 'do they leave you alone?', 'can I be alone there?'],
    people: ['does everyone know each other?', 'do people stare?', 'is it easy to make friends?'],
    rules: ['would they let me in?', 'do they get angry?', 'can I just stand there?'],
    clothes: ['what if I wear the wrong thing?', 'is a jumper ok?'],
    sounds: ['is it very loud?'],
  },
  prosecutor: {
    rules: ['what if I get caught?', 'who enforces the rules?', 'ever break a rule?'],
    people: ['who else was there?', 'any witnesses?', 'who saw you there?'],
    money: ["where's the money from?", "who's paying?", 'how much do you make?'],
    work: ['what exactly do you do?', 'who needs that?', 'what do you do at nine in the morning?'],
    tools: ["what's in your pockets?", 'can I see your hands?'],
    travel: ['so how did you get in?', 'when did you arrive?'],
  },
  joker: {
    food: ['do they do pizza?', 'would a dog eat it?', 'is the food still moving?'],
    money: ['will I get rich?', 'can you lend me a tenner?', 'do you get tips?'],
    clothes: ['can I come in slippers?', 'are pyjamas ok?', 'do your socks match?'],
    rest: ['can I nap there?', 'is there a sofa?', "when's the party?"],
    people: ["who's the funny one?", 'is anyone normal there?'],
    smells: ['can you breathe?', 'should I hold my nose?'],
  },
  poet: {
    light: ['are the sunsets nice?', 'do you watch the sunrise?', 'is there a moon?'],
    sounds: ['what do you hear at dawn?', 'can you hear birds?', 'is there an echo?'],
    smells: ['how does it smell at dawn?', 'does it smell of flowers?'],
    weather: ["what's the sky like?", 'do you get fog?', "what's it like in autumn?"],
    rest: ['what do you dream about?', 'do you ever daydream?'],
    travel: ['do you miss home?', 'is it a pretty drive?'],
  },
  grumbler: {
    food: ['porridge again?', 'can you even eat it?', 'tiny portions I bet?'],
    money: ["pay's rubbish I guess?", "bet it's overpriced?", 'and they charge for that?'],
    weather: ["weather's awful I bet?", 'is the weather always that bad?', 'does the weather ever get better?'],
    work: ["aren't you sick of it?", 'what time do you have to get up?', "what's the point of the job?"],
    rest: ['do they at least let you sleep?', 'is there even a chair?'],
    people: ["aren't people annoying there?", 'how do you put up with them?'],
  },
  'know-all': {
    tools: ['what do you use exactly?', 'what brand is it?', 'does it come with a manual?'],
    travel: ['how many miles is it?', "what's the best route?", 'is that up north?'],
    work: ['do you need a degree?', 'how many hours a week?', 'is it skilled work?'],
    weather: ["what's the average temperature?", 'is it humid?', 'which season is best?'],
    light: ['which way do the windows face?', 'is that natural light?'],
    rules: ['what do the rules say?', 'how many rules are there?'],
  },
};
