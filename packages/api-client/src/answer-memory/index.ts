export { createAnswerMemory, type AnswerMemory } from './answer-memory';
