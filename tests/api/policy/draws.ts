import type { Policy } from "../../support/policy";

const ofTheArena = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
const whoDraws = {
  // The athlete of these tables is in none that is still to be drawn.
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       null    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};
/** How categories are drawn: the rules and the draw as their tournament, the preview for who may draw. */
export const drawPolicies: Policy[] = [
  {
    name: "the rules of a category, as its tournament",
    at: "category",
    fields:
      "drawFormat inPairs takesEntries matchFormat qualifiersPerGroup thirdPlace consolation tieBreakers walkoverBars draw",
    ...ofTheArena,
  },
  {
    name: "the rules of a category that are not the usual ones",
    at: "undrawn",
    fields: "setFormat fixedGames knockoutMatchFormat knockoutSetFormat groupSize",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the formats of its last rounds, as its tournament",
    at: "undrawn",
    fields: "phaseFormats",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "the format of one of its last rounds",
    at: "undrawn > phaseFormats",
    fields: "phase matchFormat setFormat hasBegun",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "when a category was given up, as its tournament",
    at: "cancelledCategory",
    fields: "cancelledAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "a draw, as its tournament",
    at: "category > draw",
    fields: "format lettersByResult lotsSeed drawnAt hasBegun entries groups brackets",
    ...ofTheArena,
  },
  {
    name: "the groups of a draw",
    at: "category > draw > groups",
    fields: "letter pairs matches",
    ...ofTheArena,
  },
  { name: "the brackets of a draw", at: "category > draw > brackets", fields: "stage rounds", ...ofTheArena },
  {
    name: "the rounds of a bracket",
    at: "category > draw > brackets > rounds",
    fields: "number name matches",
    ...ofTheArena,
  },
  {
    name: "what one draws from: who manages the tournament",
    at: "undrawn",
    fields: "drawPreview seedingRankings",
    ...whoDraws,
  },
  {
    name: "the preview of a draw: who manages the tournament",
    at: "undrawn > drawPreview",
    fields: "lotsSeed key pairs matchCount groups brackets",
    ...whoDraws,
  },
  {
    name: "what speaks against a draw",
    at: "tooFew > drawPreview",
    fields: "warnings problem",
    ...whoDraws,
  },
  {
    name: "the groups of a preview",
    at: "undrawn > drawPreview > groups",
    fields: "letter pairs",
    ...whoDraws,
  },
  {
    name: "the brackets of a preview",
    at: "undrawn > drawPreview > brackets",
    fields: "stage rounds",
    ...whoDraws,
  },
  {
    name: "the rounds of a preview",
    at: "undrawn > drawPreview > brackets > rounds",
    fields: "number name matches",
    ...whoDraws,
  },
  {
    name: "the matches of a preview",
    at: "undrawn > drawPreview > brackets > rounds > matches",
    fields: "number order sides",
    ...whoDraws,
  },
  {
    name: "the sides of a match of a preview",
    at: "undrawn > drawPreview > brackets > rounds > matches > sides",
    fields: "origin",
    ...whoDraws,
  },
  {
    name: "the preview of a Super N",
    at: "undrawnSuperN > drawPreview",
    fields: "superN",
    ...whoDraws,
  },
  {
    name: "what a Super N would be",
    at: "undrawnSuperN > drawPreview > superN",
    fields: "summary athletes rounds",
    ...whoDraws,
  },
  {
    name: "the rounds of the preview of a Super N",
    at: "undrawnSuperN > drawPreview > superN > rounds",
    fields: "number matches resting",
    ...whoDraws,
  },
  {
    name: "the matches of the preview of a Super N",
    at: "undrawnSuperN > drawPreview > superN > rounds > matches",
    fields: "order sides",
    ...whoDraws,
  },
  {
    name: "the sides of a match of the preview of a Super N",
    at: "undrawnSuperN > drawPreview > superN > rounds > matches > sides",
    fields: "athletes",
    ...whoDraws,
  },
  {
    name: "how a Super N goes, as its tournament",
    at: "finished > categories",
    fields: "rounds standings",
    ...ofTheArena,
  },
  {
    name: "the pairs of a match of a preview",
    at: "undrawnKnockout > drawPreview > brackets > rounds > matches > sides",
    fields: "pair",
    ...whoDraws,
  },
];
