/** What an event holds at the most, so that its lists end somewhere. More than any event takes. */
export const mostParticipants = 2_000;
export const mostPairs = mostParticipants / 2;
export const mostCategories = 30;
/** Of a draw of 128 pairs in groups of eight with a consolation: no other has as many. */
export const mostMatchesOfCategory = 600;
export const mostMatches = mostCategories * mostMatchesOfCategory;
export const mostReferees = 100;

/** How many athletes a Super 8 is for: a Super N takes others. */
export const super8Participants = 8;
/** With how many it is still played when not all have come. */
export const fewestOfSuper8 = 4;
