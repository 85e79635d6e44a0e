export { freePlacesText } from "../places-text";
export { categoryRulesInWords, whoseAthletes } from "../who-may-enter";
