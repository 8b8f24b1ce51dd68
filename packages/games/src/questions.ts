/** Questions of «Шпион» for those who cannot think of one; no rules come along. */
export { questions } from '@tasovka/spyfall';
