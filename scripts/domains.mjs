/**
 * The domains of the server in layers: a domain may import those of earlier rows, but not others of its own row.
 * The border checks use this list, see docs/borders.md.
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
