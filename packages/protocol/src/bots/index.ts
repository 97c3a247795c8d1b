// The protocol of external bots, independent of the transport; see BOTS.md.

export { encodeActions, writeAction, writeExtras } from './actions.ts';
export { answeredId, type OpenQuestion, readAnswer } from './answer.ts';
export { Conversation, encodeMatch, encodeQuestion, encodeRound, openQuestion } from './conversation.ts';
export { hello, readHello } from './hello.ts';
export type {
  AnswerMessage,
  HelloMessage,
  MatchMessage,
  QuestionMessage,
  RoundMessage,
  ToBot,
  WrittenAction,
} from './messages.ts';
export { type BotView, encodeView, readView } from './view.ts';
