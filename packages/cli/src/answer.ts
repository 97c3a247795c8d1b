/** A value, or a readable reason why there is none. */
export { failure as refused, type Result as Answer, success as answered } from '@schupf/rules';
