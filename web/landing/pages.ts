import { page, type PageDeclaration } from "../shell/page";

export const landingPages: PageDeclaration[] = [
  page({
    path: "/",
    access: "everyone",
    shell: "none",
    palette: "Início",
    component: async () => (await import("./LandingPage")).LandingPage,
  }),
  page({
    path: "/ajuda",
    access: "everyone",
    palette: "Ajuda",
    component: async () => (await import("./reading/HelpPage")).HelpPage,
  }),
  page({
    path: "/contato",
    access: "everyone",
    palette: "Contato",
    component: async () => (await import("./reading/ContactPage")).ContactPage,
  }),
  page({
    path: "/privacidade",
    access: "everyone",
    palette: "Privacidade",
    component: async () => (await import("./reading/PrivacyPage")).PrivacyPage,
  }),
  page({
    path: "/termos",
    access: "everyone",
    palette: "Termos",
    component: async () => (await import("./reading/TermsPage")).TermsPage,
  }),
];
