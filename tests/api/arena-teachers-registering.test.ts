import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { createArena } from "../support/story";
import { TeachingDesk } from "../support/teaching-desk";

const api = useApi();
const desk = new TeachingDesk(api);
const { register, invite, update, setActive, teaching, namesIn } = desk;

describe("somebody new", () => {
  test("is on the list at once, with what the arena writes down, and is asked by mail", async () => {
    const made = await register({
      fullName: "Nina Prado",
      email: "Nina@Teste.example",
      phone: "(48) 99999-1234",
      specialties: ["Iniciantes", "iniciantes", " Infantil "],
      hours: [
        { weekday: "TUESDAY", startsAt: "18:00", endsAt: "00:00" },
        { weekday: "MONDAY", startsAt: "07:00", endsAt: "09:00" },
      ],
    });
    expect(made["teacherArena"]).toMatchObject({
      name: "Nina Prado",
      active: true,
      hasAccount: false,
      email: "nina@teste.example",
      phone: "(48) 99999-1234",
      specialties: ["Iniciantes", "Infantil"],
      hours: [
        { weekday: "MONDAY", startsAt: "07:00", endsAt: "09:00" },
        { weekday: "TUESDAY", startsAt: "18:00", endsAt: "00:00" },
      ],
      invitationStatus: "PENDING",
    });
    const [mail] = await mailsTo(api(), "nina@teste.example");
    expect(mail?.subject).toBe("Convite para dar aulas na Arena Das aulas");
    expect(mail?.text).toContain("/auth-athlete?voltar=%2Fconta");
  });

  test("needs no address, and then nobody is asked; a namesake without one is refused", async () => {
    const made = await register({ fullName: "Sem Correio" });
    expect(made["teacherArena"]).toMatchObject({ email: null, invitationStatus: null });
    expect(await register({ fullName: "sem correio" })).toMatchObject({
      fields: [{ path: ["fullName"], message: expect.stringContaining("já está na lista") }],
    });
  });

  test("gets the same answer and the same mail whether the platform knows the address or not", async () => {
    const known = await teaching("Ciça Sabida", desk.other);
    const [one, two] = [
      await register({ fullName: "Quem Sabe", email: known.email }),
      await register({ fullName: "Quem Sabe", email: "ninguem.sabe@teste.example" }),
    ];
    const bare = ({ teacherArena: { id: _id, email: _email, ...rest } }: Record<string, any>) => rest;
    expect(bare(one)).toEqual(bare(two));
    const text = async (to: string) => (await mailsTo(api(), to))[0]?.text;
    expect(await text(known.email)).toBe(await text("ninguem.sabe@teste.example"));
    expect(JSON.stringify(one)).not.toContain("Ciça");
  });

  test("is one for two clicks and for two who manage the arena at the same time", async () => {
    const input = { fullName: "Dois Cliques", email: "dois.cliques@teste.example" };
    const made = await Promise.all([register(input), register(input), register(input)]);
    expect(new Set(made.map(({ teacherArena }) => teacherArena.id)).size).toBe(1);
    const id = made[0]!["teacherArena"].id;
    await Promise.all([invite(id, null), invite(id, input.email)]);
    expect(await mailsTo(api(), input.email)).toHaveLength(1);
    expect(await api().db.teachingInvitation.count({ where: { email: input.email } })).toBe(1);
  });

  test("whose address stands on the list already is named, and nobody else", async () => {
    const here = await teaching("Da Casa", desk.arena);
    expect(await register({ fullName: "Outro Nome", email: here.email })).toMatchObject({
      fields: [{ path: ["email"], message: "Este e-mail é de Da Casa, que já está na lista." }],
    });
    const gone = await teaching("Foi Embora", desk.arena);
    await setActive(gone.gid, false);
    expect(await register({ fullName: "Outro Nome", email: gone.email })).toMatchObject({
      teacherArena: { name: "Outro Nome" },
    });
  });

  test("what breaks a rule is told beside its field", async () => {
    expect(
      await register({
        fullName: "X",
        email: "nada",
        phone: "12",
        specialties: ["a"],
        hours: [
          { weekday: "MONDAY", startsAt: "10:00", endsAt: "09:00" },
          { weekday: "FRIDAY", startsAt: "08:00", endsAt: "10:00" },
          { weekday: "FRIDAY", startsAt: "09:00", endsAt: "11:00" },
        ],
      }),
    ).toMatchObject({
      fields: [
        { path: ["fullName"] },
        { path: ["email"], message: "Email inválido" },
        { path: ["phone"] },
        { path: ["specialties", "0"] },
        { path: ["hours", "0", "endsAt"], message: "O fim deve ser depois do início" },
        { path: ["hours", "2", "startsAt"], message: "Este horário se sobrepõe a outro do mesmo dia" },
      ],
    });
  });

  test("is asked so often and no more: by one arena, and by all of them together", async () => {
    const busy = await createArena(api(), "Apressada");
    const answers: string[] = [];
    for (let index = 0; index <= 20; index++)
      answers.push(
        (await register({ fullName: "Muita Gente", email: `muita.${index}@teste.example` }, busy))[
          "__typename"
        ],
      );
    expect(answers).toEqual([...Array<string>(20).fill("RegisterTeacherSuccess"), "TooManyAttempts"]);
    expect(await namesIn("", busy)).toHaveLength(20);
    const reached = "todas.querem@teste.example";
    for (let index = 0; index < 5; index++)
      expect(
        await register({ fullName: "Procurada", email: reached }, await createArena(api(), `Quer ${index}`)),
      ).toMatchObject({ __typename: "RegisterTeacherSuccess" });
    expect(await register({ fullName: "Procurada", email: reached })).toMatchObject({
      __typename: "TooManyAttempts",
    });
  });
});

describe("the arena changes", () => {
  test("what is its own of everybody, and the name, also of who has an account", async () => {
    const { teacherArena } = await register({ fullName: "Ana Errada" });
    expect(
      await update(teacherArena.id, {
        fullName: "Ana Certa",
        phone: "(48) 99999-1234",
        specialties: ["Saque"],
        hours: [{ weekday: "SUNDAY", startsAt: "08:00", endsAt: "12:00" }],
      }),
    ).toMatchObject({
      teacherArena: {
        name: "Ana Certa",
        phone: "(48) 99999-1234",
        specialties: ["Saque"],
        hours: [{ weekday: "SUNDAY" }],
      },
    });
    const person = await teaching("Dora Conta", desk.arena);
    expect(await update(person.gid, { fullName: "Outra Dora" })).toMatchObject({
      teacherArena: { name: "Outra Dora" },
    });
    expect(await update(person.gid, { specialties: ["Duplas"] })).toMatchObject({
      teacherArena: { name: "Outra Dora", specialties: ["Duplas"] },
    });
  });
});
