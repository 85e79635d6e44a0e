/** Where managers answer who asks to join, and find the arena's link. */
export const joinRequestsPath = "/arena-athletes/pedidos";
