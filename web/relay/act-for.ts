import { actingName } from "./acting";

/** From the next page on, the minor's profile unless another is named. Everything that was read is forgotten. */
export function actFor(athleteKey: string, path = `/user-profile/${athleteKey}`): void {
  sessionStorage.setItem(actingName, athleteKey);
  location.assign(path);
}
