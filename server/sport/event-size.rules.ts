/** What an event holds at the most, so that its lists end somewhere. More than any event takes. */
export const mostParticipants = 2_000;
export const mostPairs = mostParticipants / 2;
export const mostCategories = 30;
/** Of a draw of 128 pairs in groups of eight with a consolation: no other has as many. */
export const mostMatchesOfCategory = 600;
export const mostMatches = mostCategories * mostMatchesOfCategory;
export const mostReferees = 100;

/** How many athletes a Super 8 takes unless its organiser changes it. */
export const super8Participants = 8;
/** The sizes a Super 8 can be changed to. */
export const super8ParticipantsRange = { min: 4, max: 16 } as const;
