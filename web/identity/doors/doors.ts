import type { Role } from "../../server/platform/role.rules";
import type { ToastText } from "../ui/toaster";

/** One of the four ways in: the same form and the same mutation, each with the words of its screen. */
export interface Door {
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
}

const loginError = (description: string): ToastText => ({ title: "Erro no login", description });

export const arenaDoor: Door = {
  title: "Acesso para Arenas",
  invitation: "Quadras, torneios e atletas da sua arena em um só lugar.",
  submitLabel: "Entrar",
  failure: loginError("Erro interno do sistema"),
  refusal: (reason, message) => loginError(reason === "credentials" ? "Email ou senha incorretos" : message),
};

export const federationDoor: Door = {
  ...arenaDoor,
  title: "Acesso para Federações",
  invitation: "Campeonatos, rankings e arenas filiadas da sua federação.",
};

export const athleteDoor: Door = {
  title: "Portal do Aluno",
  invitation: "Seus torneios, suas aulas e a sua evolução na areia.",
  submitLabel: "Entrar",
  failure: loginError("Ocorreu um erro inesperado. Tente novamente."),
  refusal: (_reason, message) => loginError(message),
};

export const adminDoor: Door = {
  title: "Acesso Administrativo",
  invitation: "Área restrita à equipe da plataforma.",
  submitLabel: "Entrar como Admin",
  admits: (roles) => roles.includes("ADMIN"),
  failure: { title: "Erro interno. Tente novamente." },
  refusal: (reason, message) => {
    if (reason === "credentials") return { title: "Credenciais de admin inválidas" };
    if (reason === "unconfirmed") return { title: "Email não confirmado. Entre em contato com o suporte." };
    return { title: message || "Erro ao fazer login" };
  },
};
