export const common = {
  name: 'English',
};
