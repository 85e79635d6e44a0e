export const noticesPath = "/avisos";
