import fc from 'fast-check';

/**
 * Good values for the most part: where a case has several parts, each must be good most of the time,
 * or hardly any case gets past the first check.
 *
 * @param good values that pass
 * @param other anything else
 * @param weight how many good ones come to one other
 */
export const mostly = <Value>(
	good: fc.Arbitrary<Value>,
	other: fc.Arbitrary<Value>,
	weight = 6,
): fc.Arbitrary<Value> => fc.oneof({ weight, arbitrary: good }, { weight: 1, arbitrary: other });
