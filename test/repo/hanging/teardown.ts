export default () => () => {
  for (;;);
};
