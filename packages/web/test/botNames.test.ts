import { botNameIn, newBotName } from '@tasovka/protocol';
import { expect, test } from 'vitest';
import { botFace, botFaces, faceOf } from '../src/lib/faces.ts';

test('ten bots at a table have ten faces, the same in both languages and at every level', () => {
  const names: string[] = [];
  while (names.length < 10) names.push(newBotName('ru', names));
  const faces = names.map((name) => faceOf(botFace(name), 'easy'));
  expect(new Set(faces).size).toBe(botFaces.length);
  expect(names.map((name) => faceOf(botFace(botNameIn('en', name)), 'strong'))).toEqual(faces);
});
