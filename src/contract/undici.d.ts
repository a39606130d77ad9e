declare module 'undici/lib/dispatcher/agent.js' {
  export { Agent as default } from 'undici';
}
declare module 'undici/lib/dispatcher/dispatcher1-wrapper.js' {
  export { Dispatcher1Wrapper as default } from 'undici';
}
