import type { OptionName, Options, Preset, Variant } from '@schupf/rules';
import type { Level, SoloSpeed } from './choice.ts';

export function variantName(variant: Variant): string {
  return variant;
}
export function presetName(preset: Preset): string {
  return preset;
}
export function levelName(level: Level): string {
  return level;
}
export function speedName(speed: SoloSpeed): string {
  return speed;
}
export function optionName(name: OptionName): string {
  return name;
}
export function optionValueName(_name: OptionName, value: Options[OptionName]): string {
  return String(value);
}
export function optionText(name: OptionName, value: Options[OptionName]): string {
  return `${name}: ${value}`;
}
