export const tools = () => ({});
