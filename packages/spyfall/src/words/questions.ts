import type { Language } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';

/** «О чём спросить»: questions that fit any place and give none away, by subject, for the shy and the spies. */
export const questions: Readonly<Record<Language, Readonly<Record<Topic, readonly string[]>>>> = {
  ru: {
    clothes: ['во что тут принято одеваться?', 'удобно ли в этом ходить весь день?', 'что тут на ногах?'],
    sounds: ['что слышно, если закрыть глаза?', 'тихо ли тут бывает?', 'под какие звуки здесь просыпаются?'],
    smells: ['чем тут пахнет?', 'к здешнему запаху можно привыкнуть?', 'пахнет скорее приятно?'],
    fears: ['чего тут стоит опасаться?', 'страшно ли здесь ночью?', 'что может испортить весь день?'],
    money: ['за это вообще платят?', 'дорого ли тут жить?', 'на что уходят деньги?'],
    food: ['чем сегодня кормят?', 'добавки дают?', 'что тут пьют?'],
    work: ['чем приходится заниматься с утра?', 'работа тяжёлая?', 'чему пришлось научиться первым делом?'],
    weather: ['погода сегодня на чьей стороне?', 'не жарко ли?', 'если пойдёт дождь, что тогда?'],
    people: ['кто тут главный?', 'с кем здесь лучше не спорить?', 'много ли вокруг незнакомых?'],
    tools: ['что всегда должно быть под рукой?', 'без чего тут пропадёшь?', 'что здесь вечно ломается?'],
    rest: ['как тут отдыхают?', 'где можно присесть?', 'во что играют, когда никто не видит?'],
    travel: ['долго ли сюда добираться?', 'а как отсюда выбраться?', 'на чём тут ездят?'],
    light: ['темно тут по вечерам?', 'откуда здесь свет?', 'хорошо ли отсюда видно?'],
    rules: ['за что тут могут выгнать?', 'кого тут положено слушаться?', 'что здесь строго запрещено?'],
  },
  en: {
    clothes: ['what do you wear here?', 'is your outfit comfortable?', 'are your shoes up to this?'],
    sounds: ['what do you hear with your eyes closed?', 'is it ever quiet here?', 'what wakes you up in the morning?'],
    smells: ['how does it smell around here?', 'did you get used to the smell?', 'would you bottle this smell?'],
    fears: ['what is there to be afraid of?', 'is it scary at night?', 'what could ruin your day?'],
    money: ['do you get paid for this?', 'is it expensive here?', 'where does the money go?'],
    food: ['what is for dinner?', 'are there second helpings?', 'what is there to drink?'],
    work: ['what do you do first thing in the morning?', 'is it hard work?', 'what did you have to learn first?'],
    weather: ['whose side is the weather on?', 'is it hot enough for you?', 'what if it rains?'],
    people: ['who is in charge here?', 'who is best not argued with?', 'do you know everybody around you?'],
    tools: ['what do you always keep at hand?', 'what would you be lost without?', 'what keeps breaking?'],
    rest: ['what do people do for fun?', 'is there anywhere to sit down?', 'how did you sleep?'],
    travel: ['how long did it take you to get here?', 'and how do you get out?', 'what is the usual transport?'],
    light: ['is it dark in the evening?', 'where does the light come from?', 'can you see far from here?'],
    rules: ['what gets people thrown out?', 'who do you have to obey?', 'what is strictly forbidden?'],
  },
};
