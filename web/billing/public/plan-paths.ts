/** Where managers see what their athletes pay every month. */
export const monthlyPlansPath = "/arena-financial/mensalidades";
