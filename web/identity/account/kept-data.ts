import type { Role } from "../../../server/platform/role.rules";

interface KeptData {
  what: string;
  why: string;
  /** The role for which it is stored; absent if it is stored for everyone. */
  of?: Role;
}

const kept: readonly KeptData[] = [
  {
    what: "Nome, e-mail e senha",
    why: "Para você entrar. A senha fica só como um código que ninguém consegue ler.",
  },
  {
    what: "Aparelhos e último uso",
    why: "Para você reconhecer suas sessões e encerrar as que não conhece.",
  },
  {
    what: "Cadastro de atleta",
    why: "CPF, telefone e nascimento: só você, suas arenas e a administração veem. Rankings e parceiros, nunca.",
    of: "ATHLETE",
  },
  {
    what: "Foto do perfil, se você enviar uma",
    why: "Quem entra na Praia vê; de menor de idade, só você, quem responde por você e as suas arenas. Sem entrar, só na página pública.",
    of: "ATHLETE",
  },
  {
    what: "Torneios, jogos e rankings",
    why: "São a história esportiva, sua e de quem jogou com você.",
    of: "ATHLETE",
  },
  {
    what: "Cobranças",
    why: "A lei manda guardar registros financeiros por 5 anos.",
    of: "ATHLETE",
  },
  {
    what: "Quem acessou seus dados",
    why: "Anotamos quem abriu os seus dados pessoais, e quando. A lista está no arquivo.",
    of: "ATHLETE",
  },
  {
    what: "Arenas onde dá aula e certificações",
    why: "Para as arenas organizarem as aulas.",
    of: "TEACHER",
  },
  {
    what: "Dados da sua arena",
    why: "CNPJ, endereço e contato: identificam a arena para atletas e federação.",
    of: "ARENA_MANAGER",
  },
  {
    what: "Cargo na federação",
    why: "Diz por quem você pode agir na plataforma.",
    of: "FEDERATION_MANAGER",
  },
];

/** The personal data that the platform stores about a user with these roles, and why, in plain words. */
export const keptDataOf = (roles: readonly Role[]): readonly KeptData[] =>
  kept.filter(({ of }) => of === undefined || roles.includes(of));
