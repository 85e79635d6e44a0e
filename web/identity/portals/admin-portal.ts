import type { Portal } from "./portals";

export const adminPortal: Portal = {
  path: "/admin-auth",
  title: "Acesso Administrativo",
  invitation: "Área restrita à equipe da plataforma.",
  submitLabel: "Entrar como Admin",
  help: {
    // The link is for any account; afterwards one enters where one likes.
    portal: "ARENA",
    description: "Informe o e-mail da sua conta e enviaremos um link para criar uma nova senha.",
  },
  admits: (roles) => roles.includes("ADMIN"),
  failure: { title: "Erro interno. Tente novamente." },
  refusal: (reason, message) => {
    if (reason === "credentials") return { title: "Credenciais de admin inválidas" };
    if (reason === "unconfirmed") return { title: "Email não confirmado. Entre em contato com o suporte." };
    return { title: message || "Erro ao fazer login" };
  },
};
