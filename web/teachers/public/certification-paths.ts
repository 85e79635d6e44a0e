/** Where teachers write down their certificates. */
export const certificationsPath = "/teacher-certifications";
