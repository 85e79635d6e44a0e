/**
 * The domains of the server, each row standing on those before it; those of one row do not know each other. Borders are
 * checked by them, see docs/borders.md.
 */
export const domainRows = [
  ["platform", "brazil", "sport"],
  ["platform-settings"],
  ["identity"],
  ["notices"],
  ["arenas"],
  ["courts"],
  ["athletes"],
  ["guardians"],
  ["teachers"],
  ["classes", "bookings"],
  ["agenda"],
  ["federations"],
  ["api-keys", "billing"],
  ["rankings"],
  ["tournaments"],
  ["enrolments"],
  ["competition"],
  ["scoring"],
  ["schedule"],
  ["announcements"],
  ["merging"],
  ["privacy", "administration", "pages"],
];
