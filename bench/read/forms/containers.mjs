export const containers = {};
