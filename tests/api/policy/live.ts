import type { Policy } from "../../support/policy";

/** What can be followed live: by whoever may see it. */
export const livePolicies: Policy[] = [
  {
    name: "an arena's tournament",
    at: "Subscription",
    fields: "tournamentChanged(tournamentId:@drawn)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a championship of an active federation",
    at: "Subscription",
    fields: "tournamentChanged(tournamentId:@championship)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "an arena's tournament with a public page",
    at: "Subscription",
    fields: "tournamentChanged(tournamentId:@published)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "the matches of a tournament with a public page",
    at: "Subscription",
    fields: "matchesChanged(tournamentId:@published)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    other: "sees      sees    sees    sees    sees       sees  sees    sees    sees     -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "the matches of an arena's tournament",
    at: "Subscription",
    fields: "matchesChanged(tournamentId:@drawn)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    -          sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
    none: " -         -       -       -       -          -     -       -       -        -",
  },
];
