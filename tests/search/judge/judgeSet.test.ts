import {expect, it} from '@jest/globals';
import {createJudgments} from './judgeSet';

it('collectQuestions merges questions that several pages share', () => {
  const questions = {
    '/a/': [{question: 'x is not defined'}, {question: 'how long are events kept'}],
    '/b/': [{question: 'X is not defined'}],
  };
  expect(createJudgments(questions)).toEqual([
    {query: 'x is not defined', kind: 'question', pages: ['/a/', '/b/'], version: 'latest'},
    {query: 'how long are events kept', kind: 'question', pages: ['/a/'], version: 'latest'},
  ]);
});
