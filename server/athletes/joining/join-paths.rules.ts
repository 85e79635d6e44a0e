/** Where managers see the arena's athletes. */
export const arenaAthletesPath = "/arena-athletes";

/** Where managers answer who asks to join, and find the arena's link. */
export const joinRequestsPath = `${arenaAthletesPath}/pedidos`;
