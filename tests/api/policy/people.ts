import type { Policy } from "../../support/policy";

/** People, and what they see of themselves. "user" is the caller's own account, where the caller is a person. */
export const peoplePolicies: Policy[] = [
  {
    name: "an account: the person, admins",
    at: "user",
    fields: "id key email name emailConfirmed createdAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        sees",
    other: "-         -       -       -       -          sees  -       -       -        -",
  },
  {
    name: "an account's devices: the person alone",
    at: "user",
    fields: "sessions",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "an account's devices: a page of them",
    at: "user > sessions(first: 5)",
    fields: "edges pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "an account's devices: one of the page",
    at: "user > sessions(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "a session: its owner alone",
    at: "session",
    fields: "id device isCurrent createdAt lastUsedAt expiresAt",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "who one is: whoever has a session",
    at: "Query > viewer",
    fields: "user homePath managesArena isReferee answersForMinor mustChangePassword",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     sees",
  },
  {
    name: "where one works: who works somewhere",
    at: "Query > viewer",
    fields: "workplaces",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    sees    sees       empty null    null    null     empty",
  },
  {
    name: "where one works: the place, by its name",
    at: "Query > viewer > workplaces",
    fields: "kind key name",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    sees    sees       empty null    null    null     empty",
  },
  {
    name: "where one works: what a federation calls it",
    at: "Query > viewer > workplaces",
    fields: "title",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   null    null    sees       empty null    null    null     empty",
  },
  {
    name: "where one works and nothing new comes of it: here a teacher's second arena",
    at: "Query > viewer",
    fields: "pausedPlaces",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    empty   empty      empty null    null    null     empty",
  },
  {
    name: "where one works and nothing new comes of it: what and why",
    at: "Query > viewer > pausedPlaces",
    fields: "kind name state reason",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   sees    empty   empty      empty null    null    null     empty",
  },
  {
    name: "one's roles: none before the temporary password is replaced",
    at: "Query > viewer",
    fields: "roles",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     empty",
  },
  {
    name: "one's main role",
    at: "Query > viewer",
    fields: "primaryRole",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     null",
  },
  {
    name: "the arena one works at",
    at: "Query > viewer",
    fields: "arena",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    sees    null       null  null    null    null     null",
  },
  {
    name: "an arena, whose it is: who owns it or teaches there",
    at: "Query > viewer",
    fields: "arena(key:$arena)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    sees    sees    null       null  null    null    null     null",
    other: "null      null    null    null    null       null  null    null    null     null",
    none: " null      null    null    null    null       null  null    null    null     null",
  },
  {
    name: "the federation one works for",
    at: "Query > viewer",
    fields: "federationMember",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    sees       null  null    null    null     null",
  },
  {
    name: "a federation, whose it is: who works for it",
    at: "Query > viewer",
    fields: "federationMember(key:$federation)",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      null    null    null    sees       null  null    null    null     null",
    other: "null      null    null    null    null       null  null    null    null     null",
    none: " null      null    null    null    null       null  null    null    null     null",
  },
  {
    name: "a notice: whom it tells, not even admins",
    at: "notice",
    fields: "id title text path createdAt isRead",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       -       sees    -          -     -       -       -        -",
    other: "-         -       -       -       -          -     -       -       -        -",
  },
  {
    name: "one's notices",
    at: "Query > viewer",
    fields: "notices unreadNotices",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "one's notices: a page of them",
    at: "Query > viewer > notices(first: 5)",
    fields: "edges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   empty   sees    empty      empty null    null    null     -",
  },
  {
    name: "one's notices: where one stands in them",
    at: "Query > viewer > notices(first: 5)",
    fields: "pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "one's notices: one of them",
    at: "Query > viewer > notices(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   empty   sees    empty      empty null    null    null     -",
  },
  {
    name: "whether there is a link to one's calendar",
    at: "Query > viewer",
    fields: "hasCalendarFeed",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     sees",
  },
  {
    name: "the keys one may revoke",
    at: "Query > viewer",
    fields: "apiKeys",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "the keys one may revoke: a page of them",
    at: "Query > viewer > apiKeys(first: 5)",
    fields: "edges",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   empty   empty   sees       sees  null    null    null     -",
  },
  {
    name: "the keys one may revoke: where one stands in them",
    at: "Query > viewer > apiKeys(first: 5)",
    fields: "pageInfo",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      sees    sees    sees    sees       sees  null    null    null     -",
  },
  {
    name: "the keys one may revoke: one of them",
    at: "Query > viewer > apiKeys(first: 5) > edges",
    fields: "cursor node",
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  null      empty   empty   empty   sees       sees  null    null    null     -",
  },
];
