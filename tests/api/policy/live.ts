import type { LivePolicy } from "../../support/policy";

/** Who may follow what live: those who may read it. */
export const livePolicies: LivePolicy[] = [
  {
    name: "an arena's tournament",
    call: "tournamentChanged(tournamentId:@drawn)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a championship of an active federation",
    call: "tournamentChanged(tournamentId:@championship)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "an arena's tournament with a public page",
    call: "tournamentChanged(tournamentId:@published)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "the matches of a tournament with a public page",
    call: "matchesChanged(tournamentId:@published)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "the matches of an arena's tournament",
    call: "matchesChanged(tournamentId:@drawn)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a match's score sheet: who manages the tournament, its referees",
    call: "scorePadChanged(matchKey:$final)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a match by its link: whoever has the link",
    call: "scoreLinkChanged(token:$final)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
];
