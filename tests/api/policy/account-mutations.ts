import { randomUUID } from "node:crypto";
import { password } from "../../support/accounts";
import { nextCpf } from "../../support/cpf";
import type { MutationPolicy } from "../../support/mutation-policy";
import { newDevice, subscriptionOf } from "../../support/push-device";
import { nextCnpj } from "../../support/story";
import { pageKeyOf } from "../../support/world-side";
import { adminMutations } from "./administration-mutations";

const everybody = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  sees      sees    sees    sees    sees       sees  sees    sees    sees     sees",
};
const everyoneSignedIn = {
  //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
  own: "  -         sees    sees    sees    sees       sees  -       -       -        -",
};
const session = "accessToken expiresInSeconds viewer";
const weak = "curta";
const newPassword = "Outra&Senha7";

/** Mutations on the caller's own account. Tried with an input that a rule refuses: that answer means access. */
export const accountMutations: MutationPolicy[] = [
  {
    name: "signing up as an arena",
    mutation: "signUpArena",
    answer: "email",
    acceptedInput: ({ newEmail }) => ({
      arenaName: "Arena Nova",
      cnpj: nextCnpj(),
      fullAddress: "Rua da Praia, 100",
      email: newEmail,
      responsibleName: "Nova Gestora",
      password,
    }),
    refusedInput: {
      arenaName: "",
      cnpj: "",
      fullAddress: "",
      email: "",
      responsibleName: "",
      password: weak,
    },
    ...everybody,
  },
  {
    name: "signing up as an athlete",
    mutation: "signUpAthlete",
    answer: "email",
    acceptedInput: ({ newEmail }) => ({
      fullName: "Nova Atleta",
      cpf: nextCpf(),
      email: newEmail,
      phone: "(48) 99999-3333",
      birthDate: "1995-05-05",
      level: "FUN",
      password,
    }),
    refusedInput: { fullName: "", email: "", level: "FUN", password: weak },
    ...everybody,
  },
  {
    name: "signing up as a federation",
    mutation: "signUpFederation",
    answer: "email",
    acceptedInput: ({ newEmail, number }) => ({
      name: "Federação Nova",
      acronym: `F${number}`,
      email: newEmail,
      responsibleName: "Nova Presidente",
      password,
    }),
    refusedInput: { name: "", acronym: "", email: "", responsibleName: "", password: weak },
    ...everybody,
  },
  {
    name: "following the link of a confirmation",
    mutation: "confirmEmail",
    answer: "email",
    acceptedInput: ({ confirmation }) => ({ token: confirmation, password }),
    refusedInput: { token: "nenhum", password: "nenhuma" },
    ...everybody,
  },
  {
    name: "asking for the confirmation again",
    mutation: "resendConfirmation",
    answer: "email",
    acceptedInput: ({ unconfirmedEmail }) => ({ email: unconfirmedEmail }),
    refusedInput: { email: "nenhum" },
    ...everybody,
  },
  {
    name: "signing in",
    mutation: "signIn",
    answer: session,
    acceptedInput: ({ email }) => ({ email, password }),
    refusedInput: { email: "", password: "" },
    ...everybody,
  },
  { name: "signing out", mutation: "signOut", answer: "done", refusedInput: null, ...everybody },
  {
    name: "asking to reset a password",
    mutation: "requestPasswordReset",
    answer: "email",
    acceptedInput: ({ email }) => ({ email, portal: "ARENA" }),
    refusedInput: { email: "nenhum", portal: "ARENA" },
    ...everybody,
  },
  {
    name: "resetting it with the link",
    mutation: "resetPassword",
    answer: "done",
    acceptedInput: ({ reset }) => ({ token: reset, newPassword }),
    refusedInput: { token: "nenhum", newPassword: weak },
    ...everybody,
  },
  {
    name: "changing one's password, above all a temporary one",
    mutation: "changePassword",
    answer: session,
    acceptedInput: () => ({ currentPassword: password, newPassword }),
    refusedInput: { currentPassword: "nenhuma", newPassword: weak },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    sees    sees    sees       sees  -       -       -        sees",
  },
  {
    name: "changing one's address",
    mutation: "requestEmailChange",
    answer: "email",
    acceptedInput: ({ newEmail }) => ({ newEmail, password }),
    refusedInput: { newEmail: "nenhum", password: "nenhuma" },
    ...everyoneSignedIn,
  },
  {
    name: "ending one's other sessions",
    mutation: "endOtherSessions",
    answer: "endedCount viewer",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "taking one's data along",
    mutation: "exportPersonalData",
    answer: "fileName json",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "following what one plays, takes and gives in a calendar",
    mutation: "subscribeToCalendar",
    answer: "url",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "following it no more",
    mutation: "unsubscribeFromCalendar",
    answer: "done",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "showing what one is told on a device",
    mutation: "turnOnPush",
    answer: "isOn viewer",
    acceptedInput: () => subscriptionOf(newDevice()),
    refusedInput: { endpoint: "https://localhost/", p256dh: "", auth: "" },
    ...everyoneSignedIn,
  },
  {
    name: "keeping it there after another sign-in",
    mutation: "renewPush",
    answer: "isOn viewer",
    acceptedInput: () => ({ endpoint: newDevice().endpoint }),
    refusedInput: { endpoint: "https://localhost/" },
    ...everyoneSignedIn,
  },
  {
    name: "showing it there no more",
    mutation: "turnOffPush",
    answer: "isOn viewer",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "trying how it looks",
    mutation: "sendTestPush",
    answer: "done",
    refusedInput: null,
    ...everyoneSignedIn,
  },
  {
    name: "completing one's profile: athletes",
    mutation: "completeProfile",
    answer: "athlete",
    acceptedInput: () => ({ birthDate: "1990-03-14", gender: "FEMALE" }),
    refusedInput: { birthDate: "2199-01-01" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "changing one's own profile: athletes",
    mutation: "updateProfile",
    answer: "athlete",
    acceptedInput: () => ({ fullName: "Pessoa Alterada", phone: "(48) 99999-1212", notes: "Canhota" }),
    refusedInput: { fullName: "" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking one's arenas for a lower level: athletes",
    mutation: "askToLowerLevel",
    answer: "athlete",
    acceptedInput: () => ({ level: "FUN" }),
    refusedInput: { level: "A_PRO" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "opening and closing one's own public page: athletes",
    mutation: "setPublicPage",
    answer: "athlete",
    acceptedInput: () => ({ isPublic: true }),
    refusedInput: { isPublic: false },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "one's own record as a teacher: who teaches",
    mutation: "updateTeacherProfile",
    answer: "viewer",
    // Without an arena a phone cannot be stored.
    acceptedInput: () => ({ fullName: "Professora Alterada", phone: null }),
    refusedInput: { fullName: "" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
  },
  {
    name: "adding a certificate: who teaches",
    mutation: "addCertification",
    answer: "certification viewer",
    acceptedInput: () => ({
      requestKey: randomUUID(),
      name: "Treinadora",
      level: "ADVANCED",
      issuer: "Confederação",
      issuedOn: "2025-03-01",
      validUntil: "2027-03-01",
    }),
    refusedInput: {
      requestKey: "00000000-0000-4000-8000-000000000000",
      name: "",
      level: "BASIC",
      issuer: "",
      issuedOn: "2025-01-01",
    },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         -       sees    -       -          -     -       -       -        -",
  },
  {
    name: "asking to join an arena: athletes",
    mutation: "askToJoinArena",
    answer: "arena",
    acceptedInput: () => ({ arenaKey: pageKeyOf("A") }),
    refusedInput: { arenaKey: "nenhuma" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking for a free court: athletes",
    mutation: "askForCourt",
    answer: "rental",
    acceptedInput: ({ freeCourt }) => freeCourt,
    refusedInput: {
      arenaKey: "nenhuma",
      courtKey: "00000000-0000-0000-0000-000000000000",
      date: "2199-01-01",
      startsAt: "10:00",
      endsAt: "11:00",
    },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "asking for a day: athletes",
    mutation: "askForDayUse",
    answer: "dayUse",
    acceptedInput: ({ freeDay }) => freeDay,
    refusedInput: { arenaKey: "nenhuma", date: "2199-01-01" },
    //      anonymous athlete teacher manager federation admin partner analyst disabled temporary
    own: "  -         sees    -       -       -          -     -       -       -        -",
  },
  {
    name: "leaving",
    mutation: "deleteAccount",
    answer: "done",
    acceptedInput: () => ({ password, confirmation: "EXCLUIR" }),
    refusedInput: { password: "nenhuma", confirmation: "não" },
    ...everyoneSignedIn,
  },
  ...adminMutations,
];
