import { describe, expect, it } from '@jest/globals';
import { nextQuestion, sliderQuestions, toAnswers } from './slider-questions.ts';

const stopsOf = (name: string) => sliderQuestions.find((question) => question.name === name)?.stops ?? [];
const texts = (name: string, ...values: number[]) =>
  values.map((value) => sliderQuestions.find((question) => question.name === name)?.describe(value));

describe('a slider', () => {
  it('has the values of its question in order', () => {
    for (const { stops } of sliderQuestions) expect(stops).toEqual(stops.toSorted((a, b) => a - b));
    expect([stopsOf('creditScore')[0], stopsOf('creditScore').at(-1)]).toEqual([300, 850]);
    expect(stopsOf('creditScore')).toContain(702);
    expect(stopsOf('revenue').slice(19, 23)).toEqual([95_000, 100_000, 110_000, 120_000]);
    expect(stopsOf('revenue').at(-1)).toBe(10_000_000);
    expect(stopsOf('started').slice(-12, -9)).toEqual([19, 20, 21]);
  });

  it('describes its value', () => {
    expect(texts('creditScore', 702)).toEqual(['702']);
    expect(texts('revenue', 480_000)).toEqual(['$480,000 a year']);
    expect(texts('started', 0, 0.5, 1, 7.5)).toEqual(['just started', '6 months', '1 year', '7.5 years']);
  });
});

describe('the answers of the sliders', () => {
  it('are the fields of the profile, and a date in place of years', () => {
    expect(toAnswers({ creditScore: 702, revenue: 0 }, '2026-11-24')).toEqual({
      personalCreditScore: 702,
      annualRevenueCurrent: 0,
    });
    expect(toAnswers({ started: 7.5 }, '2026-11-24')).toEqual({ dateStarted: '2019-05-24' });
  });

  it('never shorten the years at the end of a month', () => {
    expect(toAnswers({ started: 0.5 }, '2026-08-31')).toEqual({ dateStarted: '2026-02-28' });
    expect(toAnswers({ started: 2 }, '2026-02-28')).toEqual({ dateStarted: '2024-02-28' });
  });
});

describe('the question after the sliders', () => {
  it('is the first one without an answer', () => {
    expect(nextQuestion({})).toBe(1);
    expect(nextQuestion({ revenue: 1, creditScore: 700 })).toBe(2);
    expect(nextQuestion({ revenue: 1, creditScore: 700, started: 2 })).toBe(4);
  });
});
