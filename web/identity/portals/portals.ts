import type { SignUpKind } from "../../../server/platform-settings/platform.rules";
import type { Role } from "../../../server/platform/access.rules";
import type { ToastText } from "../../ui/toaster";
import type { PasswordHelp } from "../password/passwords";

/** One of the four ways in: the same form and the same mutation, each with the words of its screen. */
export interface Portal {
  path: string;
  title: string;
  /** What the screen says to whom it is for. */
  invitation: string;
  submitLabel: string;
  /** Who has business here; the screen tells the others. Without it, everyone. */
  admits?: (roles: readonly Role[]) => boolean;
  /** The server could not answer. */
  failure: ToastText;
  /** The server refused: `reason` is "credentials", "unconfirmed" or "other"; `message` is the server's own. */
  refusal: (reason: "credentials" | "unconfirmed" | "other", message: string) => ToastText;
  /** Help for who has lost the password or the confirmation mail; without it the screen offers none. */
  help?: PasswordHelp;
}

/** A portal at which one also signs up. */
export interface SignUpPortal extends Portal {
  /** How the links of the other portals call it. */
  shortName: string;
  help: PasswordHelp;
  signUp: {
    /** Which of those that can be closed. */
    kind: SignUpKind;
    /** The name under which the browser tab keeps what was typed. */
    keptAs: string;
    failure: ToastText;
    success: ToastText;
    /** @param first the first of the fields' messages, if any. */
    invalid: (first: string | undefined) => ToastText;
    /** What following the link in the mail leads to. */
    afterwards: string;
  };
}

const loginError = (description: string): ToastText => ({ title: "Erro no login", description });
export const signUpError = (description: string): ToastText => ({ title: "Erro no cadastro", description });

export const arenaPortal: SignUpPortal = {
  path: "/auth",
  shortName: "Arenas",
  title: "Acesso para Arenas",
  invitation: "Quadras, torneios e atletas da sua arena em um só lugar.",
  submitLabel: "Entrar",
  failure: loginError("Erro interno do sistema"),
  refusal: (reason, message) => loginError(reason === "credentials" ? "Email ou senha incorretos" : message),
  help: {
    portal: "ARENA",
    description: "Informe o e-mail da sua conta de arena e enviaremos um link para criar uma nova senha.",
  },
  signUp: {
    kind: "ARENA",
    keptAs: "praia-cadastro:arena",
    failure: signUpError("Erro interno do sistema"),
    success: {
      title: "Cadastro realizado com sucesso!",
      description: "Verifique seu email para confirmar a conta",
    },
    invalid: (first) => ({ title: "Dados inválidos", description: first }),
    afterwards: "Abra a mensagem e clique no link para ativar a conta da sua arena.",
  },
};

export const federationPortal: SignUpPortal = {
  ...arenaPortal,
  path: "/federation-auth",
  shortName: "Federações",
  title: "Acesso para Federações",
  invitation: "Inscrições, jogos e resultados dos campeonatos da sua federação.",
  help: {
    portal: "FEDERATION",
    description: "Informe o e-mail da conta da sua federação e enviaremos um link para criar uma nova senha.",
  },
  signUp: {
    ...arenaPortal.signUp,
    kind: "FEDERATION",
    keptAs: "praia-cadastro:federacao",
    afterwards:
      "Abra a mensagem e clique no link para ativar a sua conta. Você já poderá preparar tudo; um administrador ativa a federação antes que qualquer informação dela fique pública.",
  },
};

export const athletePortal: SignUpPortal = {
  path: "/auth-athlete",
  shortName: "Alunos",
  title: "Portal do Aluno",
  invitation: "Suas aulas, seus torneios e seus resultados na areia.",
  submitLabel: "Entrar",
  failure: loginError("Ocorreu um erro inesperado. Tente novamente."),
  refusal: (_reason, message) => loginError(message),
  help: {
    portal: "ATHLETE",
    description: "Informe o e-mail do seu cadastro de aluno e enviaremos um link para criar uma nova senha.",
  },
  signUp: {
    kind: "ATHLETE",
    keptAs: "praia-cadastro:aluno",
    failure: signUpError("Ocorreu um erro inesperado. Tente novamente."),
    success: {
      title: "Cadastro realizado com sucesso!",
      description: "Verifique seu email para confirmar a conta.",
    },
    invalid: (first) => signUpError(first ?? "Dados inválidos fornecidos."),
    afterwards: "Abra a mensagem e clique no link para ativar o seu cadastro.",
  },
};
