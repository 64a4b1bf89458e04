// Rivers and what they belong to: each part of a river is part of a river and of a river system.

import type { Area } from '../../../protocol/Area';
import type { FeatureInfo } from '../../../protocol/FeatureInfo';

const same = (a: Area, b: Area): boolean => a.x === b.x && a.y === b.y && a.part === b.part;

/** The river system of a river; `null` for what is no river. */
export function systemOf(features: readonly FeatureInfo[], river: FeatureInfo): FeatureInfo | null {
  const [part] = river.areas;
  if (river.kind !== 'river' || !part) return null;
  const holds = (feature: FeatureInfo) => feature.areas.some((area) => same(area, part));
  return features.find((feature) => feature.kind === 'lake' && holds(feature)) ?? null;
}
