import type { Policy } from "../../support/policy";

const worked = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         -       sees    sees    -          sees  -       -       -        -",
  other: "-         -       -       -       -          sees  -       -       -        -",
};

/** Arenas. Somebody's own arena is the one they own, teach at, play at or have affiliated. */
export const arenaPolicies: Policy[] = [
  {
    name: "an arena's address, hours and prices: its owner and teachers, its federation, admins",
    at: "arena",
    fields: "id name fullAddress courtCount opensAt closesAt timeZone hourlyRateInCents dayUseInCents",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's business: who manages it",
    at: "arena",
    fields: "cnpj contactPhone responsibleName",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       null    sees    null       sees  -       -       -        -",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an arena's list of tournaments: its owner and teachers, admins",
    at: "arena",
    fields: "tournaments",
    ...worked,
  },
  {
    name: "an arena's list of tournaments: a page of it",
    at: "arena > tournaments(first: 5)",
    fields: "edges pageInfo totalCount",
    ...worked,
  },
  {
    name: "an arena's list of tournaments: one of them",
    at: "arena > tournaments(first: 5) > edges",
    fields: "cursor node",
    ...worked,
  },
  {
    name: "a court by its id: who works at its arena, admins",
    at: "court",
    fields: "id number name key isElsewhere venue",
    ...worked,
  },
];
