import { Controller, Get, type INestApplication, Injectable } from '@nestjs/common';
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './openapi.js';

/** Knows the application once it is made; describes it when somebody asks. */
@Injectable()
export class ApiDescription {
  private app: INestApplication | null = null;
  private document: OpenAPIObject | null = null;

  of(app: INestApplication): void {
    this.app = app;
  }

  read(): OpenAPIObject {
    if (!this.app) throw new Error('configureHttp was not called');
    return (this.document ??= describeApi(this.app));
  }
}

@ApiExcludeController()
@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly description: ApiDescription) {}

  @Get()
  read(): OpenAPIObject {
    return this.description.read();
  }
}
