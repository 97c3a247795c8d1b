import { answerQuestions } from '../threads/answer-questions.ts';
import { countCalls } from './count-calls.ts';

answerQuestions(countCalls);
