export { offeredPlacesText, type OfferedPlaces } from "../places-text";
export { categoryRulesInWords, whoseAthletes } from "../who-may-enter";
