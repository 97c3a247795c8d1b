/** A value or, for a person to read, why there is none. */
export { failure as refused, type Result as Answer, success as answered } from '@schupf/rules';
