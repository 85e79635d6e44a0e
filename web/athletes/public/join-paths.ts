export { arenaAthletesPath, joinRequestsPath } from "../../../server/athletes/joining/join-request.rules";
