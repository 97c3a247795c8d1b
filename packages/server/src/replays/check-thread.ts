import { answerQuestions } from '../threads/answer-questions.ts';
import { checkRecord } from './check-record.ts';

answerQuestions(checkRecord);
