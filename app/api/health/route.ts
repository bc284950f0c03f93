import { health } from "@/lib/http/health"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = health
