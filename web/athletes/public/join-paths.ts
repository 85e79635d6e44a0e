export { arenaAthletesPath, joinRequestsPath } from "../../../server/athletes/joining/join-paths.rules";
